import { expect, it } from 'vitest';
import { uploadMedia } from '#admin/features/media/upload/upload-media.ts';
import { defaultSettings } from '#admin/features/media/upload/upload-settings.ts';
import { PictureError } from '#admin/shared/pictures/picture-error.ts';
import { backend } from '../fake-clinic/backend.ts';
import { by } from '../fake-clinic/contract/case.ts';
import { fakeUploadPicture } from './fake-uploads.ts';

const paper = new File(['%PDF'], 'Intake.pdf', { type: 'application/pdf' });
const id = '0b8f5c1e-6f5a-4a3e-9a57-2f0e9d1c7b42';
const options = { id, onProgress: () => {}, signal: new AbortController().signal };

it.each([
  ['Clinic document', defaultSettings.alt],
  ['Intake form', 'Intake form'],
])('A-MEDIA-21 a file that is not a picture is private, and named %s', async (alt, typed) => {
  await uploadMedia(paper, { ...defaultSettings, alt: typed }, by, options);
  expect(backend.media).toMatchObject([{ id, mediaType: 'document', visibility: 'private', alt }]);
  expect(backend.files).toHaveLength(1);
});

it.each([
  ['Exercises.pages', '', 'PK', 'application/vnd.apple.pages', /exercises-\d{13}\.pages$/],
  ['Intake', 'application/octet-stream', '%PDF-1.7', 'application/pdf', /intake-\d{13}\.bin$/],
  ['Letter.rtf', 'text/rtf', '', 'application/rtf', /letter-\d{13}\.rtf$/],
])('%s of the type %j is stored by what it is', async (name, type, start, mimeType, path) => {
  const file = new File([start || ' '], name, { type });
  await uploadMedia(file, defaultSettings, by, options);
  expect(backend.media).toMatchObject([{ mimeType, mediaType: 'document' }]);
  expect(backend.files[0]).toMatch(path);
});

it('an empty file is refused for that reason', async () => {
  const empty = new File([], 'Intake.pdf', { type: 'application/pdf' });
  await expect(uploadMedia(empty, defaultSettings, by, options)).rejects.toMatchObject({
    message: 'This file is empty (0 bytes). Please choose another one.',
    canShrink: false,
  });
});

it('a picture that is too large can be made smaller, a film can’t', async () => {
  const large = (type: string) => new File([new Uint8Array(26 * 1024 * 1024)], 'a', { type });
  const refusal = (type: string) => uploadMedia(large(type), defaultSettings, by, options);
  await expect(refusal('image/jpeg')).rejects.toMatchObject({
    message: 'File must be less than 10MB',
    canShrink: true,
  });
  await expect(refusal('video/mp4')).rejects.toMatchObject({ canShrink: false });
  fakeUploadPicture().mockRejectedValue(new PictureError('Read.'));
  const shrunk = uploadMedia(large('image/jpeg'), defaultSettings, by, {
    ...options,
    shrinks: true,
  });
  await expect(shrunk).rejects.toThrow('Read.');
});

it('a retry stores nothing when the first try was stored', async () => {
  await uploadMedia(paper, defaultSettings, by, options);
  backend.forgetCalls();
  await uploadMedia(paper, defaultSettings, by, options);
  expect(backend.calls('uploadNew')).toEqual([]);
  expect(backend.calls('createMediaItem')).toEqual([]);
});

it.each([
  ['is deleted when the database refuses', 'permission-denied', 0],
  ['stays when the database does not answer, because the item may be stored', 'unavailable', 1],
])('the uploaded file %s', async (_, code, files) => {
  backend.fail('createMediaItem', Object.assign(new Error(code), { code }));
  await expect(uploadMedia(paper, defaultSettings, by, options)).rejects.toThrow(code);
  expect(backend.files).toHaveLength(files);
});
