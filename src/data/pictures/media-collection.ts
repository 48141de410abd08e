import { database } from '../firebase/database.ts';
import { collection, doc, where } from '../firebase/firestore.ts';

export const clinicPhoto = where('type', '==', 'clinicPhoto');

/** The photos and files that staff upload, for the gallery and for the media tab. */
export function media() {
  return collection(database(), 'media');
}

/** What the gallery shows of them, in one document. */
export function gallery() {
  return doc(database(), 'summaries', 'gallery');
}
