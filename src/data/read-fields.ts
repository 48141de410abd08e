import { onEmulators, projectId } from './firebase/project.ts';
import { noteServerTime } from './server-clock.ts';

const host = onEmulators ? 'http://127.0.0.1:8080' : 'https://firestore.googleapis.com';
const root = `projects/${projectId}/databases/(default)/documents`;

type Value = { timestampValue?: string; mapValue?: { fields?: Record<string, unknown> } };
type Fields = { [field: string]: Value | undefined };

type Answer = { found?: { fields?: Fields }; readTime?: string };

/** Some fields of public documents, without the SDK, in any order, as far as there are. Rejects without an answer. */
export async function readFields(
  paths: readonly string[],
  fieldPaths: readonly string[],
): Promise<Fields[]> {
  const response = await fetch(`${host}/v1/${root}:batchGet`, {
    method: 'POST',
    body: JSON.stringify({
      documents: paths.map((path) => `${root}/${path}`),
      mask: { fieldPaths },
    }),
  });
  if (!response.ok) throw new Error(`Firestore answers ${response.status}`);
  const answers: Answer[] = await response.json();
  noteServerTime(answers[0]?.readTime);
  return answers.flatMap(({ found }) => (found ? [found.fields ?? {}] : []));
}
