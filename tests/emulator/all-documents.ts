import { lookAt, readDocuments } from '../../scripts/backup/documents.ts';
import { firebaseProject } from '../../scripts/local/firebase-project.ts';
import { localEnv } from '../../scripts/local/local-env.ts';

/** The paths of all documents, of any collection, whose path or fields have one of these texts. */
export async function pathsWith(...texts: string[]): Promise<string[]> {
  const project = firebaseProject(localEnv);
  const { readTime } = await lookAt(project);
  const found: string[] = [];
  for await (const document of readDocuments(project, readTime)) {
    const words = JSON.stringify(document).toLowerCase();
    if (texts.some((text) => words.includes(text.toLowerCase()))) found.push(document.path);
  }
  return found.sort();
}
