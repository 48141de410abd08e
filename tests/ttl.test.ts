import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldOverrides } from '../firestore.indexes.json' with { type: 'json' };
import { filesIn } from './files-in.ts';

const field = 'expiresAt';

/** Collections of which the function or the data layer writes documents that expire. */
const written = filesIn(['netlify', 'src/data'])
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
  .filter(({ code }) => code.includes(field))
  .map(({ file, code }) => {
    const names = code.matchAll(/(?:documentName|collectionAt)\(\s*[`'](\w+)/g);
    return { file, collections: [...new Set([...names].map(([, name = '']) => name))] };
  });

describe('documents that expire', () => {
  it.each(written)('$file names the collection of what expires', ({ collections }) => {
    expect(collections).toHaveLength(1);
  });

  it('are deleted by a TTL policy: none is missing, none is unused', () => {
    const policies = fieldOverrides
      .filter(({ ttl }) => ttl)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    const needed = new Set(written.flatMap(({ collections }) => collections));
    expect(policies.sort(), 'firestore.indexes.json: see docs/how-to/add-a-collection.md').toEqual(
      [...needed].map((name) => `${name}.${field}`).sort(),
    );
  });

  it('have no index by that time, which all new documents would share', () => {
    for (const { ttl, indexes } of fieldOverrides) if (ttl) expect(indexes).toEqual([]);
  });
});
