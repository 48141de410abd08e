import { backend } from './backend.ts';
import type { Data } from './data.ts';

export const publishingSettings: Data['#data/publishing/publishing-settings.ts'] = {
  async readBuildHook() {
    return backend.buildHook;
  },

  async saveBuildHook(buildHook) {
    backend.buildHook = buildHook;
  },
};

export const launchState: Data['#data/publishing/launch-state.ts'] = {
  async readLaunchProblems() {
    return backend.launchProblems;
  },
};
