import { areOriginal, storedWords } from '#domain/messages/message-template.ts';
import { hasFields } from '#domain/same-fields.ts';
import { backend } from './backend.ts';
import type { Data } from './data.ts';
import { ChangedMeanwhile } from './lists.ts';

export const templates: Data['#data/messages/templates.ts'] = {
  async listTemplates() {
    return backend.templates;
  },

  async saveTemplate(kind, words, base, by) {
    const before = storedWords(
      kind,
      backend.templates.find((template) => template.kind === kind) ?? null,
    );
    if (hasFields(before, words)) return;
    if (!hasFields(before, base)) throw new ChangedMeanwhile(before);
    const others = backend.templates.filter((template) => template.kind !== kind);
    backend.templates = areOriginal(kind, words)
      ? others
      : [...others, { ...words, kind, by, updatedAt: new Date() }];
  },
};
