import { useEffect, useRef, useState } from 'react';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { discardPicture } from '../../../shared/pictures/discard-picture.ts';
import type { UploadedPicture } from '../../../shared/pictures/upload-picture.ts';
import {
  type PictureUpload,
  usePictureUpload,
} from '../../../shared/pictures/use-picture-upload.ts';

type StaffPhoto = Pick<StaffMember, 'photoUrl' | 'thumbnailUrl'>;

/** A new photo is uploaded at once, and deleted unless the member is saved with it. isSaved: also while saving. */
export function useStaffPhoto(
  stored: StaffPhoto,
  isSaved: boolean,
): { photo: StaffPhoto; upload: PictureUpload } {
  const [photo, setPhoto] = useState(stored);
  const unsaved = useRef<UploadedPicture | null>(null);
  const keep = useRef(isSaved);

  useEffect(() => {
    keep.current = isSaved;
  }, [isSaved]);
  useEffect(
    () => () => {
      if (unsaved.current && !keep.current) void discardPicture(unsaved.current);
    },
    [],
  );

  const upload = usePictureUpload('staff', 'Failed to upload photo', (picture) => {
    if (unsaved.current) void discardPicture(unsaved.current);
    unsaved.current = picture;
    setPhoto({ photoUrl: picture.url, thumbnailUrl: picture.variants.w256.url });
    toast.success('Photo uploaded successfully!');
  });
  return { photo, upload };
}
