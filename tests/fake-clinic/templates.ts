import { areOriginal, storedWords } from '#domain/messages/message-template.ts';
import type { Change } from '#domain/trail/trail-entry.ts';
import { backend } from './backend.ts';
import { isChange } from './lists.ts';
import { logChange } from './trail.ts';

export const templates: typeof import('#data/messages/templates.ts') = {
  async listTemplates() {
    return backend.templates;
  },

  async saveTemplate(id, words, base, by) {
    const before = storedWords(
      id,
      backend.templates.find((template) => template.id === id) ?? null,
    );
    if (!isChange(before, words, base)) return;
    const others = backend.templates.filter((template) => template.id !== id);
    const isReset = areOriginal(id, words);
    const change: Change = isReset
      ? { kind: 'deletion', name: '' }
      : { kind: 'template', fields: ['subject', 'body'] };
    logChange(`templates/${id}`, change, by);
    backend.templates = isReset ? others : [...others, { ...words, id, by, updatedAt: new Date() }];
  },
};
