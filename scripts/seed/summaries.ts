import { summaries, summaryNames } from '../repair/summaries.ts';
import { type SeedDocument, seededIn } from './document.ts';

export function summariesOf(documents: SeedDocument[]): SeedDocument[] {
  return summaryNames.map((name) => {
    const { collection, of } = summaries[name];
    return {
      path: `summaries/${name}`,
      data: of(seededIn(documents, collection)) as SeedDocument['data'],
    };
  });
}
