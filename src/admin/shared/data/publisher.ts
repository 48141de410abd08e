import { gotNoAnswer } from '#data/problems/error-kind.ts';
import { report } from '#data/problems/report.ts';
import { readBuildHook } from '#data/publishing/publishing-settings.ts';
import { tellVisitors } from '#data/publishing/tell-visitors.ts';
import { askForBuild, readBuildTime } from '#data/publishing/website-build.ts';
import {
  asked,
  isLate,
  isLive,
  type Pending,
  pauseBefore,
  pauseBeforeAsking,
  pendingFrom,
  together,
} from '#domain/publishing/going-live.ts';
import { tryLater } from './try-later.ts';

/** 'unset': no build hook is set. 'failed': the host couldn't be asked. 'late': asked, and still not live. */
export type Stage = 'none' | 'unset' | 'waiting' | 'failed' | 'late' | 'live';

/** In localStorage: two times, and nothing about the change or the person. */
const key = 'pending-publish';

/** Milliseconds. */
const retryPause = 30_000;

/**
 * Asks the host to build what staff have changed, and looks until the website has it. Also for another tab of this
 * browser, which may be closed by then.
 */
class Publisher {
  stage: Stage = 'none';
  private pending: Pending | null = null;
  private looks = 0;
  private lastAskedAt: number | null = null;
  private isRunning = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private endRetry = () => {};
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly current = () => this.stage;

  /** While the back office is open. Goes on with what an earlier page has left. */
  readonly start = () => {
    this.isRunning = true;
    this.pending = kept();
    this.lastAskedAt = this.pending?.askedAt ?? this.lastAskedAt;
    // An earlier page may have waited long enough.
    if (this.pending) void this.goOn(0);
    return () => {
      this.isRunning = false;
      clearTimeout(this.timer);
      this.endRetry();
      this.show('none');
    };
  };

  /** What visitors see has changed. Ends when their pages can know, so that no success is said before. */
  readonly changed = async (): Promise<void> => {
    this.note();
    try {
      await tellVisitors();
    } catch (error) {
      // Visitors see the change once it is built.
      report(error, 'Failed to tell visitors of a change');
    }
  };

  /** The write of such a change failed. Without an answer it may be stored, so visitors hear of it once one comes. */
  readonly changeFailed = async (error: unknown): Promise<void> => {
    if (!gotNoAnswer(error)) return;
    this.endRetry();
    try {
      await tellVisitors();
      this.note();
    } catch (next) {
      // Harmless: the first failure was told. This tries again, or has nothing to tell.
      this.endRetry = tryLater(retryPause, () => void this.changeFailed(next));
    }
  };

  /** The person asks, so without a pause. */
  readonly askAgain = () => {
    this.show('waiting');
    void this.ask();
  };

  readonly dismiss = () => {
    clearTimeout(this.timer);
    if (this.pending) this.keep(null);
    this.show('none');
  };

  private note() {
    const now = Date.now();
    const { changedAt, askedAt } = together({ changedAt: now, askedAt: this.lastAskedAt }, kept());
    // A clock may have been set back.
    this.keep({ changedAt, askedAt: askedAt && Math.min(askedAt, now) });
    void this.goOn();
  }

  private async goOn(pause?: number) {
    const hook = await this.hook();
    if (hook === null || !this.pending) return;
    if (hook === '') {
      this.keep(null);
      return this.show('unset');
    }
    this.show(isLate(this.pending, Date.now()) ? 'late' : 'waiting');
    this.plan(pause);
  }

  /** The next post, or the next look. */
  private plan(pause = pauseBefore(this.looks)) {
    clearTimeout(this.timer);
    if (!this.pending || !this.isRunning) return;
    const toAsk = pauseBeforeAsking(this.pending, Date.now());
    if (toAsk === null) this.timer = setTimeout(this.look, pause);
    else this.timer = setTimeout(this.askInTime, toAsk);
  }

  /** Unless another tab has asked, or has changed more. */
  private readonly askInTime = () => {
    if (this.hear()) this.plan();
    else void this.ask();
  };

  /** What another tab has noted since; false without any. */
  private hear(): boolean {
    const mine = this.pending;
    if (!mine) return false;
    this.pending = together(mine, kept());
    return this.pending.changedAt !== mine.changedAt || this.pending.askedAt !== mine.askedAt;
  }

  private readonly ask = async () => {
    clearTimeout(this.timer);
    const hook = await this.hook();
    if (!hook || !this.pending) return;
    const askedAt = Date.now();
    try {
      await askForBuild(hook);
    } catch (error) {
      report(error, 'Failed to ask for a build');
      return this.show('failed');
    }
    this.hear();
    if (!this.pending) return;
    this.lastAskedAt = askedAt;
    this.keep(asked(this.pending, askedAt, Date.now()));
    this.looks = 0;
    this.plan();
  };

  private readonly look = async () => {
    this.looks++;
    // Harmless: without an answer, or on a site from before build.json, the next look may see more.
    const builtAt = await readBuildTime().catch(() => 0);
    this.hear();
    if (!this.pending || !this.isRunning) return;
    if (isLive(this.pending, builtAt)) {
      this.keep(null);
      return this.show('live');
    }
    if (isLate(this.pending, Date.now())) this.show('late');
    this.plan();
  };

  /** null after a failure, which the screen shows. */
  private async hook(): Promise<string | null> {
    try {
      return await readBuildHook();
    } catch (error) {
      report(error, 'Failed to read the build hook');
      this.show('failed');
      return null;
    }
  }

  private keep(pending: Pending | null) {
    this.pending = pending;
    try {
      if (pending) localStorage.setItem(key, JSON.stringify(pending));
      else localStorage.removeItem(key);
    } catch {
      // Harmless: without storage it is known as long as the page is open.
    }
  }

  private show(stage: Stage) {
    this.stage = stage;
    for (const listener of this.listeners) listener();
  }
}

function kept(): Pending | null {
  try {
    return pendingFrom(localStorage.getItem(key));
  } catch {
    // Harmless: the browser refuses storage, so nothing is kept.
    return null;
  }
}

export const publisher = new Publisher();
