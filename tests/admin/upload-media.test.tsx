import { beforeEach, expect, it, vi } from 'vitest';
import { uploadMedia } from '#admin/media/upload-media.ts';
import { defaultSettings } from '#admin/media/upload-settings.ts';
import { uploadFile } from '#data/files.ts';
import { createMediaItem } from '#data/media-items.ts';

vi.mock('#data/files.ts');
vi.mock('#data/media-items.ts');
vi.mock('#admin/pictures/upload-picture.ts');

const paper = new File(['%PDF'], 'Intake.pdf', { type: 'application/pdf' });
const options = { onProgress: () => {}, signal: new AbortController().signal };

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(uploadFile).mockResolvedValue('https://files.example/intake.pdf');
});

it.each([
  ['Clinic document', defaultSettings.alt],
  ['Intake form', 'Intake form'],
])('A-MEDIA-21 what is no picture is private, and called %s', async (alt, typed) => {
  await uploadMedia(paper, { ...defaultSettings, alt: typed }, 'dana', options);
  expect(createMediaItem).toHaveBeenCalledWith(
    expect.objectContaining({ mediaType: 'document', visibility: 'private', alt }),
  );
});
