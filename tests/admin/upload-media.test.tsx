import { beforeEach, expect, it, vi } from 'vitest';
import { uploadMedia } from '#admin/media/upload/upload-media.ts';
import { defaultSettings } from '#admin/media/upload/upload-settings.ts';
import { deleteFiles, uploadFile } from '#data/firebase/files.ts';
import { createMediaItem, hasMediaItem } from '#data/pictures/media-items.ts';

vi.mock('#data/firebase/files.ts');
vi.mock('#data/pictures/media-items.ts');
vi.mock('#admin/pictures/upload-picture.ts');

const paper = new File(['%PDF'], 'Intake.pdf', { type: 'application/pdf' });
const id = '0b8f5c1e-6f5a-4a3e-9a57-2f0e9d1c7b42';
const options = { id, onProgress: () => {}, signal: new AbortController().signal };

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(deleteFiles).mockResolvedValue();
  vi.mocked(uploadFile).mockResolvedValue('https://files.example/intake.pdf');
});

it.each([
  ['Clinic document', defaultSettings.alt],
  ['Intake form', 'Intake form'],
])('A-MEDIA-21 what is no picture is private, and called %s', async (alt, typed) => {
  await uploadMedia(paper, { ...defaultSettings, alt: typed }, 'dana', options);
  expect(createMediaItem).toHaveBeenCalledWith(
    id,
    expect.objectContaining({ mediaType: 'document', visibility: 'private', alt }),
  );
});

it('a second try stores nothing when an earlier one was stored and its answer lost', async () => {
  vi.mocked(hasMediaItem).mockResolvedValue(true);
  await uploadMedia(paper, defaultSettings, 'dana', options);
  expect(uploadFile).not.toHaveBeenCalled();
  expect(createMediaItem).not.toHaveBeenCalled();
});

it.each([
  ['goes when the database refuses', 'permission-denied', 1],
  ['stays when the database gives no answer, as the item may be stored', 'unavailable', 0],
])('the file %s', async (_, code, deletions) => {
  vi.mocked(createMediaItem).mockRejectedValue(Object.assign(new Error(code), { code }));
  await expect(uploadMedia(paper, defaultSettings, 'dana', options)).rejects.toThrow(code);
  expect(deleteFiles).toHaveBeenCalledTimes(deletions);
});
