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
  type Holder = Record<string, unknown> & { prototype?: object };
  const holderOf = (owner: string) =>
    owner === 'TypedArray'
      ? Object.getPrototypeOf(Uint8Array)
      : owner.split('.').reduce<Holder>((holder, key) => holder?.[key] as Holder, window as never);
  for (const { owner, name } of taken) {
    const holder: Holder | undefined = owner ? holderOf(owner) : (window as never);
    for (const each of [holder, holder?.prototype, owner ? null : Window.prototype]) {
      if (each && Object.hasOwn(each, name)) delete (each as Holder)[name];
    }
  }

  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function set(name, value) {
    if (!attributes.includes(name.toLowerCase())) setAttribute.call(this, name, value);
  };
  for (const type of events) {
    addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  }
}
