import { useRevalidator } from 'react-router-dom';
import { setSiteMedia } from '#data/pictures/site-media-admin.ts';
import type { Settled } from '#data/settled.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { UploadButton } from '../../shared/pictures/upload-button.tsx';
import { usePictureUpload } from '../../shared/pictures/use-picture-upload.ts';
import { useSave } from '../../shared/save/use-save.ts';

const uploadFailed = 'Failed to upload logo';
const builtIn = '/img/mark.svg';
/** White, as the website's header. */
const frame = 'size-20 shrink-0 rounded-[14px] border border-line bg-white p-2';

/** The logo in the website's header. logo: its address, null for the built-in one. */
export function LogoPanel({ logo }: { logo: Promise<Settled<string | null>> }) {
  return (
    <Card as="section" aria-labelledby="logo-title" className="p-5">
      <h2 id="logo-title" className="mb-4">
        Logo
      </h2>
      <ShownData
        data={logo}
        fallback={<Skeleton className={frame} />}
        errorClass="mb-4"
        instead={<Logo url={null} />}
      >
        {(url) => <Logo url={url} />}
      </ShownData>
    </Card>
  );
}

function Logo({ url }: { url: string | null }) {
  const { revalidate } = useRevalidator();
  const { save, by } = useSave(revalidate);
  const upload = usePictureUpload('logo', uploadFailed, (picture) =>
    save({
      write: () => setSiteMedia('logo', picture, by),
      failed: uploadFailed,
      inForm: true,
      publishes: true,
      done: 'Logo uploaded successfully!',
    }),
  );
  return (
    <div className="flex gap-4">
      <SafeImage
        src={url}
        fallback={builtIn}
        alt="Current logo"
        width={80}
        height={80}
        className={`object-contain ${frame}`}
      />
      <UploadButton
        upload={upload}
        label="Upload logo"
        accept="image/*,.heic,.heif,.hif,.svgz"
        hint="PNG, JPG, HEIC, SVG, WebP, GIF, BMP, TIFF or HEIF, under 5MB."
      />
    </div>
  );
}
