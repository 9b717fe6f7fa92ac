// @ts-check
// What a page without a server has besides: it works without a network, and says when there is a new version of it.
import { button } from "./elements.js";
import "./main.js";
import { banner } from "./said.js";
import { ready } from "./transport.js";
import { say } from "./words.js";

/** Says that a new version waits, and turns to it when the reader wants to. @param {ServiceWorker} waiting */
function offer(waiting) {
  banner("version", say("site-new-version"), button("site-reload", () => waiting.postMessage("now")));
}

/** Waits for a version that is being installed. @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  const { waiting, installing } = registration;
  // Without an earlier version there is nothing to turn away from.
  if (!navigator.serviceWorker.controller) return;
  if (waiting) return offer(waiting);
  installing?.addEventListener("statechange", () => installing.state === "installed" && offer(installing));
}

async function begin() {
  // Blocked in some private windows, and on addresses that are not secure: the page works, with the network only.
  if (!("serviceWorker" in navigator)) return;
  await ready();
  const had = navigator.serviceWorker.controller != null;
  navigator.serviceWorker.addEventListener("controllerchange", () => had && location.reload());
  const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
  watch(registration);
  registration.addEventListener("updatefound", () => watch(registration));
}

// After the page and the program, which the second copy of all files must not delay.
addEventListener("load", () => begin().catch(() => {}));
