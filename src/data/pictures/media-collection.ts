import { database } from '../firebase/database.ts';
import { collection, doc, where } from '../firebase/firestore.ts';

export const clinicPhoto = where('type', '==', 'clinicPhoto');

export function media() {
  return collection(database(), 'media');
}

/** One document holds what the gallery shows of all photos. */
export function gallery() {
  return doc(database(), 'summaries', 'gallery');
}
