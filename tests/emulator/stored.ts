import { emulatorUrls, projectId } from '../../scripts/local-env.ts';

type Value = {
  mapValue?: { fields?: Record<string, Value> };
  arrayValue?: { values?: Value[] };
  timestampValue?: string;
  integerValue?: string;
};

type Stored = { id: string } & Record<string, unknown>;

/** Every document of a collection as it is stored, past the rules; times as Date. */
export async function storedIn(collection: string): Promise<Stored[]> {
  const documents = `${emulatorUrls.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(`${documents}/${collection}?pageSize=300`, {
    headers: { authorization: 'Bearer owner' },
  });
  const page = (await answer.json()) as {
    documents?: { name: string; fields: Record<string, Value> }[];
  };
  return (page.documents ?? []).map(({ name, fields }) => ({
    ...dataOf(fields),
    id: name.split('/').at(-1) ?? '',
  }));
}

function dataOf(fields: Record<string, Value> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]));
}

function plain(value: Value): unknown {
  if (value.mapValue) return dataOf(value.mapValue.fields);
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(plain);
  if (value.timestampValue) return new Date(value.timestampValue);
  if (value.integerValue) return Number(value.integerValue);
  return Object.values(value)[0];
}
