import type { BrowserContext } from 'playwright';
import {
  type Feature,
  newerAttributes,
  newerEvents,
  newerFeatures,
} from '../../scripts/browsers/newer-features.ts';

/** What stays, because this Chromium enforces it: the policy of the back office asks for trusted types. */
const isEnforced = ({ owner, name }: Feature) => /^trustedTypes|^TrustedType/.test(owner || name);

// Members first: without its global the prototype of a class is out of reach.
const taken = newerFeatures
  .filter((feature) => !isEnforced(feature))
  .sort((a, b) => b.owner.length - a.owner.length);

/**
 * Takes everything newer than the oldest supported browsers away from every page, before its scripts run. Workers
 * keep it, and so does CSS.
 */
export async function makeOlder(context: BrowserContext): Promise<void> {
  const newer = { taken, attributes: [...newerAttributes], events: [...newerEvents] };
  await context.addInitScript(takeAway, newer);
}

type Newer = { taken: Feature[]; attributes: string[]; events: string[] };

/** Runs in the page, as text: it knows nothing outside of itself. */
function takeAway({ taken, attributes, events }: Newer): void {
  type Holder = Record<string, unknown> & { prototype?: Holder };
  const TypedArray: Holder = Object.getPrototypeOf(Uint8Array);
  const page = window as never as Holder;
  for (const { owner, name, isStatic } of taken) {
    const path = owner === '' ? [] : owner.split('.');
    const holder =
      owner === 'TypedArray'
        ? TypedArray
        : path.reduce<Holder | undefined>((at, key) => at?.[key] as Holder | undefined, page);
    // Response.json() is newer, json() of a response is not.
    const prototype = owner ? holder?.prototype : Window.prototype;
    for (const each of isStatic ? [holder] : [holder, prototype]) {
      if (each && Object.hasOwn(each, name)) delete (each as Record<string, unknown>)[name];
    }
  }

  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    if (!attributes.includes(name.toLowerCase())) setAttribute.call(this, name, value);
  };
  for (const type of events) {
    addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  }
}
