import { peoplePath } from './people-paths.ts';
import { settingsPath } from './settings-path.ts';

export const retentionPath = `${settingsPath}/retention`;

/** What is due for deletion, and what soon will be. */
export const duePath = `${peoplePath}/due`;
