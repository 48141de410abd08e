import { onEmulators, projectId } from '../firebase/project.ts';

const host = onEmulators ? 'http://127.0.0.1:8080' : 'https://firestore.googleapis.com';
const root = `projects/${projectId}/databases/(default)/documents`;

/**
 * When staff last changed what visitors see; '' before the first change. Asks without the SDK: every view of a page
 * asks, and the answer has less than 1 KiB. Rejects without an answer.
 */
export async function readWebsiteChange(): Promise<string> {
  const response = await fetch(`${host}/v1/${root}:batchGet`, {
    method: 'POST',
    body: JSON.stringify({
      documents: [`${root}/summaries/website`],
      mask: { fieldPaths: ['changedAt'] },
    }),
  });
  if (!response.ok) throw new Error(`Firestore answers ${response.status}`);
  const [answer] = await response.json();
  return answer.found?.fields.changedAt.timestampValue ?? '';
}
