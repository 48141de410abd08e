import { WriteError } from '#data/firebase/write-errors.ts';
import { backend } from './backend.ts';
import { logChange } from './trail.ts';

export const publishingSettings: typeof import('#data/publishing/publishing-settings.ts') = {
  async readBuildHook() {
    return backend.buildHook;
  },

  async saveBuildHook(buildHook, by, seen) {
    if (backend.buildHook === buildHook) return;
    if (backend.buildHook !== seen)
      throw new WriteError('changed', { buildHook: backend.buildHook });
    logChange('settings/publishing', { kind: 'settings', fields: ['buildHook'] }, by);
    backend.buildHook = buildHook;
  },
};

export const launchState: typeof import('#data/publishing/launch-state.ts') = {
  async readLaunchState() {
    const { launchProblems: count, launchReasons: reasons } = backend;
    return count === null ? null : { count, reasons };
  },
};

export const websiteChange: typeof import('#data/publishing/website-change.ts') = {
  async readWebsiteChange() {
    return backend.websiteChange;
  },
};

export const visitors: typeof import('#data/publishing/tell-visitors.ts') = {
  async tellVisitors() {
    backend.websiteChange = new Date().toISOString();
  },
};
