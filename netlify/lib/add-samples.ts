import { randomUUID } from 'node:crypto';
import { galleryEntry } from '#domain/pictures/gallery-entries.ts';
import { storedText } from '#domain/stored-value.ts';
import { onDemoProject } from './environment/configuration.ts';
import {
  batchGet,
  commit,
  documentName,
  idOf,
  runQuery,
  serverTime,
  type Write,
} from './firestore/firestore-rest.ts';
import { type FirestoreFields, fromFields, toFields } from './firestore/firestore-value.ts';
import { Refusal } from './json-response.ts';

/** Milliseconds. */
const patience = 4000;

type Sample = { name: string; fields: FirestoreFields };

const featuredPosts = () => documentName('counters/featuredPosts');

/**
 * Adds what a demo has in the collection `samples` (scripts/seed/sets/sample-shelf.ts), in one commit. What is there
 * already stays as it is. The rules let no browser mark anything as a sample. Throws Refusal, FirestoreError.
 */
export async function addSamples(): Promise<void> {
  if (!onDemoProject()) throw new Refusal(403, 'no-demo', 'Only a demo has sample content.');
  const samples = (await runQuery({ from: [{ collectionId: 'samples' }] }, patience)).map(sampleIn);
  if (samples.length === 0) throw new Refusal(409, 'no-samples', 'Seed this demo again first.');
  const { found } = await batchGet([...samples.map(({ name }) => name), featuredPosts()]);
  const stored = (name: string) => fromFields(found.get(name)?.fields);
  /** The article or member of staff whose page has the address of this one. */
  const holderOf = ({ name, fields }: Sample) => {
    const { slug } = fromFields(fields);
    if (!slug) return undefined;
    if (isArticle(name)) return stored(documentName(`slugs/${slug}`)).postId;
    return stored(documentName(`staffSlugs/${slug}`)).memberId;
  };

  const missing = samples.filter((sample) => {
    const holder = holderOf(sample);
    return !found.has(sample.name) && (!holder || holder === idOf(sample.name));
  });
  const taken = [stored(featuredPosts()).ids ?? []].flat();
  await commit([...withStars(missing, taken.length === 0), ...galleryWith(missing)]);
}

function sampleIn({ fields = {} }: { fields?: FirestoreFields }): Sample {
  const value = fields.fields;
  const content = (value && 'mapValue' in value && value.mapValue.fields) || {};
  // A deletion is logged under the last change. Its entry stays, so each addition is another change.
  const change = 'isSample' in content && toFields({ changeId: randomUUID() });
  return {
    name: documentName(storedText(fromFields(fields).path)),
    fields: { ...content, ...change },
  };
}

const isArticle = (name: string) => name.includes('/blogPosts/');

/** Articles come with their stars if no article has one: there are three places. */
function withStars(samples: Sample[], isFree: boolean): Write[] {
  const starred = samples.filter(({ fields }) => fromFields(fields).featured === true);
  const ids = starred.map(({ name }) => idOf(name));
  const places = { update: { name: featuredPosts(), fields: toFields({ ids }) } };
  const documents = samples.map(({ name, fields }) => ({
    update: { name, fields: isArticle(name) && !isFree ? { ...fields, ...noStar } : fields },
    currentDocument: { exists: false },
  }));
  return isFree && ids.length > 0 ? [...documents, places] : documents;
}

const noStar = toFields({ featured: false });

/** Adds the photos to the summary of the gallery; the others stay. */
function galleryWith(samples: Sample[]): Write[] {
  const photos = samples.flatMap(({ name, fields }) => {
    const entry = name.includes('/media/') && galleryEntry(fromFields(fields));
    if (!entry) return [];
    const shown = Object.entries(fields).filter(([field]) => field in entry);
    return [[idOf(name), { mapValue: { fields: Object.fromEntries(shown) } }] as const];
  });
  if (photos.length === 0) return [];
  return [
    {
      update: {
        name: documentName('summaries/gallery'),
        fields: { photos: { mapValue: { fields: Object.fromEntries(photos) } } },
      },
      updateMask: { fieldPaths: photos.map(([id]) => `photos.${id}`) },
      updateTransforms: [serverTime('updatedAt')],
    },
  ];
}
