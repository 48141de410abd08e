import type { WebDriver } from 'selenium-webdriver';
import type { ChildGroup } from '../../scripts/local/child-group.ts';
import { previewPort } from '../../scripts/local/local-env.ts';

/** A browser that is started for one story and keeps nothing from an earlier one. */
export type Engine = {
  driver: WebDriver;
  /** Problems of pages: console errors, exceptions, Content-Security-Policy violations. */
  problems: () => Promise<string[]>;
  /** The keys to type into a date field for a date such as 2026-01-05. */
  dateKeys: (date: string) => string;
  stop: () => Promise<void>;
};

/** `javaScript`: whether scripts of pages run. */
export type EngineOptions = { javaScript: boolean };

export const siteUrl = `http://localhost:${previewPort}`;

/** Another zone than the clinic's, so that a mix-up shows. */
export const engineEnv = { TZ: 'America/New_York' };

/** Waits until a program that was started is ready, and fails with its last words when it does not get there. */
export async function started(group: ChildGroup, isReady: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!isReady()) {
    if (Date.now() > deadline) throw new Error(`${group.name} did not start.\n${group.tail()}`);
    await new Promise((wake) => setTimeout(wake, 20));
  }
}
