import { useRevalidator } from 'react-router-dom';
import { resetSiteMedia, setSiteMedia } from '#data/pictures/site-media-admin.ts';
import type { Settled } from '#data/settled.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { UploadButton } from '../../shared/pictures/upload-button.tsx';
import { usePictureUpload } from '../../shared/pictures/use-picture-upload.ts';
import { useSave } from '../../shared/save/use-save.ts';

/** name: 'hero image' */
function useSitePicture(kind: 'hero' | 'logo', name: string, done: string) {
  const { revalidate } = useRevalidator();
  const { save, by } = useSave(revalidate);
  const failed = `Failed to upload ${name}`;
  const upload = usePictureUpload(kind, failed, (picture) =>
    save({
      write: () => setSiteMedia(kind, picture, by),
      failed,
      inForm: true,
      publishes: true,
      done,
    }),
  );
  return { upload, save, by };
}

const heroFrame = 'aspect-2/1 w-full rounded-[10px] border border-line object-cover';

/** The picture at the top of the home page. hero: its address, null for the built-in one. */
export function HeroPanel({ hero }: { hero: Promise<Settled<string | null>> }) {
  return (
    <Card as="section" aria-labelledby="hero-title" className="@container p-5">
      <ShownData
        data={hero}
        fallback={
          <>
            <Title />
            <Skeleton className={`mt-4 ${heroFrame}`} />
          </>
        }
        errorClass="mb-4"
        instead={<Hero url={null} />}
      >
        {(url) => <Hero url={url} />}
      </ShownData>
    </Card>
  );
}

function Title() {
  return <h2 id="hero-title">Homepage hero</h2>;
}

function Hero({ url }: { url: string | null }) {
  const done = 'Hero image updated successfully!';
  const { upload, save, by } = useSitePicture('hero', 'hero image', done);
  const reset = () => {
    if (!window.confirm('Reset the hero image to the default one?')) return;
    void save({
      write: () => resetSiteMedia('hero', by),
      failed: 'Failed to reset hero image',
      publishes: true,
      done: 'Hero image reset to default successfully!',
    });
  };

  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <Title />
        <Badge tone={url ? 'ok' : 'mute'}>{url ? 'Custom' : 'Default'}</Badge>
      </div>
      <div className="mt-4 grid items-start gap-4 @xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] @xl:gap-6">
        <SafeImage
          src={url}
          fallback="/img/hero-wide.svg"
          alt="Current hero"
          width={1200}
          height={600}
          className={heroFrame}
        />
        <UploadButton
          upload={upload}
          label="Upload image"
          accept="image/*,.heic,.heif,.hif,.svgz"
          hint="1200x600 (2:1) recommended, under 10MB. JPG, PNG, WebP, GIF, BMP, TIFF, SVG, HEIC or HEIF."
        >
          {url && (
            <Button variant="ghost" onClick={reset}>
              Reset to Default
            </Button>
          )}
        </UploadButton>
      </div>
    </>
  );
}

/** White, as the website's header. */
const logoFrame = 'size-20 shrink-0 rounded-[14px] border border-line bg-white p-2';

/** The logo in the website's header. logo: its address, null for the built-in one. */
export function LogoPanel({ logo }: { logo: Promise<Settled<string | null>> }) {
  return (
    <Card as="section" aria-labelledby="logo-title" className="p-5">
      <h2 id="logo-title" className="mb-4">
        Logo
      </h2>
      <ShownData
        data={logo}
        fallback={<Skeleton className={logoFrame} />}
        errorClass="mb-4"
        instead={<Logo url={null} />}
      >
        {(url) => <Logo url={url} />}
      </ShownData>
    </Card>
  );
}

function Logo({ url }: { url: string | null }) {
  const { upload } = useSitePicture('logo', 'logo', 'Logo uploaded successfully!');
  return (
    <div className="flex gap-4">
      <SafeImage
        src={url}
        fallback="/img/mark.svg"
        alt="Current logo"
        width={80}
        height={80}
        className={`object-contain ${logoFrame}`}
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
