import { WriteError } from '#data/firebase/write-errors.ts';
import { libraryImageFrom } from '#domain/pictures/library-image.ts';
import { isShown, type MediaItem, mediaItemFrom } from '#domain/pictures/media-item.ts';
import { mostPhotos } from '#domain/pictures/photo-filter.ts';
import { sizeUrl, storedSizes } from '#domain/pictures/photo-size.ts';
import { pictureFiles } from '#domain/pictures/stored-file.ts';
import { backend } from './backend.ts';
import { firebaseError, isChange, newestFirst, pageAfter, put, storedIn } from './lists.ts';

export const siteMedia: typeof import('#data/pictures/site-media.ts') = {
  async getSitePicture(key) {
    return backend.sitePictures[key];
  },

  async getSiteMedia(key, width) {
    const picture = backend.sitePictures[key];
    return picture && (sizeUrl(picture.sizes, width) || picture.url);
  },
};

export const siteMediaAdmin: typeof import('#data/pictures/site-media-admin.ts') = {
  async setSiteMedia(key, { url, variants, placeholder }) {
    backend.sitePictures[key] = { url, sizes: storedSizes(variants), placeholder };
  },

  async resetSiteMedia(key) {
    backend.sitePictures[key] = null;
  },
};

const isImage = (item: MediaItem) => item.isImage;
const isKept = ({ trashedAt }: MediaItem) => trashedAt === null;

export const photos: typeof import('#data/pictures/photos.ts') = {
  async listPublicPhotos() {
    return newestFirst(backend.media).filter(isShown).filter(isImage).slice(0, mostPhotos);
  },

  async countMediaItems() {
    const kept = backend.media.filter(isKept).length;
    return { kept, trashed: backend.media.length - kept };
  },
};

const storedItem = (id: string) => storedIn(backend.media, id);

export const mediaItems: typeof import('#data/pictures/media-items.ts') = {
  async listMediaItems(after = null) {
    const { page, next } = pageAfter(newestFirst(backend.media), after, 50, isKept);
    return { items: page, next };
  },

  async listEveryMediaItem() {
    return { items: newestFirst(backend.media).slice(0, 600).filter(isKept), next: null };
  },

  async listTrash() {
    const trashedAt = (item: MediaItem) => item.trashedAt?.getTime() ?? 0;
    return backend.media
      .filter((item) => !isKept(item))
      .sort((a, b) => trashedAt(b) - trashedAt(a))
      .slice(0, 600);
  },

  async createMediaItem(id, item) {
    if (await mediaItems.hasMediaItem(id)) return;
    backend.media = put(backend.media, mediaItemFrom(id, { ...item, createdAt: new Date() }));
  },

  async hasMediaItem(id) {
    return backend.media.some((item) => item.id === id);
  },

  async changeMediaItem(id, change, _, base = {}) {
    const item = storedItem(id);
    if (!isKept(item)) throw new WriteError('gone');
    if (!isChange<Partial<MediaItem>>(item, change, base)) return isShown(item);
    backend.media = put(backend.media, { ...item, ...change });
    return isShown(item) || isShown({ ...item, ...change });
  },

  async trashMediaItem(id) {
    const item = storedItem(id);
    if (!isKept(item)) return false;
    const trashed = { trashedAt: new Date(), statusBefore: item.status, status: 'draft' } as const;
    backend.media = put(backend.media, { ...item, ...trashed });
    return isShown(item);
  },

  async restoreMediaItem(id) {
    const item = storedItem(id);
    if (isKept(item)) return isShown(item);
    const restored = { ...item, status: item.statusBefore, trashedAt: null };
    backend.media = put(backend.media, restored);
    return isShown(restored);
  },

  async deleteMediaItem(id) {
    const item = backend.media.find((each) => each.id === id);
    if (!item || isKept(item)) return false;
    await files.deleteFiles(item.storagePath);
    backend.media = backend.media.filter((each) => each.id !== id);
    return true;
  },
};

export const images: typeof import('#data/pictures/images.ts') = {
  async listImages({ after = null } = {}) {
    const { page, next } = pageAfter(newestFirst(backend.images), after, 24);
    return { images: page, next };
  },

  async findImage(url) {
    return backend.images.find(({ sizes }) => sizes.w1280?.url === url) ?? null;
  },

  async createImage(image) {
    const id = crypto.randomUUID();
    backend.images = put(backend.images, libraryImageFrom(id, { ...image, createdAt: new Date() }));
    return id;
  },

  async deleteImage(id) {
    backend.images = backend.images.filter((image) => image.id !== id);
  },
};

let lastMoment = 0;

const urlOf = (path: string) => `https://files.example/${path}`;

export const files: typeof import('#data/pictures/files.ts') = {
  async fileUrl(path) {
    if (!backend.files.includes(path)) throw firebaseError('storage/object-not-found');
    return urlOf(path);
  },

  async uploadFile(path, _blob, { onProgress, signal } = {}) {
    signal?.throwIfAborted();
    onProgress?.(1);
    backend.files = [...backend.files, path];
    return urlOf(path);
  },

  async uploadNew(nameAt, blob, options) {
    const path = nameAt(files.nextMoment());
    return { path, url: await files.uploadFile(path, blob, options) };
  },

  nextMoment() {
    lastMoment = Math.max(Date.now(), lastMoment + 1);
    return new Date(lastMoment);
  },

  async copyFile(from, to) {
    if (!backend.files.includes(from)) return null;
    backend.files = [...backend.files, to];
    return urlOf(to);
  },

  async deleteFile(path) {
    backend.files = backend.files.filter((name) => name !== path);
  },

  async deleteFiles(storagePath) {
    const gone = new Set([storagePath, ...Object.values(pictureFiles(storagePath))]);
    backend.files = backend.files.filter((name) => !gone.has(name));
  },
};
