import { backend } from './backend.ts';
import { isChange } from './lists.ts';
import { logChange } from './trail.ts';

export const publishingSettings: typeof import('#data/publishing/publishing-settings.ts') = {
  async readBuildHook() {
    return backend.buildHook;
  },

  async saveBuildHook(buildHook, by, seen) {
    const before = { buildHook: backend.buildHook };
    if (!isChange(before, { buildHook }, { buildHook: seen })) return;
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
