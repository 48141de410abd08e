import { summaries, summaryNames } from '../repair/summaries.ts';
import type { SeedDocument } from './document.ts';

export function summariesOf(documents: SeedDocument[]): SeedDocument[] {
  return summaryNames.map((name) => {
    const { collection, of } = summaries[name];
    const entries = documents.flatMap(({ path, data }) => {
      const [folder, id, ...deeper] = path.split('/');
      return folder === collection && deeper.length === 0 ? [[id, data]] : [];
    });
    return {
      path: `summaries/${name}`,
      data: of(Object.fromEntries(entries)) as SeedDocument['data'],
    };
  });
}
