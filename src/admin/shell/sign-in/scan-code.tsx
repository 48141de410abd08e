import { Copy } from 'lucide-react';
import type { FactorSetUp } from '#data/account/factors.ts';
import { checkStored } from '#domain/text/stored-length.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { copyText } from '../../shared/parts/copy-text.ts';
import { CodeField, codeMissing, typedCode } from '../login/code-field.tsx';
import { useAnswer } from '../login/use-answer.ts';

const longestName = 60;

type ScanCodeProps = { setUp: FactorSetUp; onDone: () => void; onCancel: () => void };

/** The app takes the key from the screen, and its first code proves it. */
export function ScanCode({ setUp, onDone, onCancel }: ScanCodeProps) {
  const { isBusy, errors, refuse, ask } = useAnswer();
  const send = async (form: HTMLFormElement) => {
    const code = typedCode(form);
    if (!code) return refuse(codeMissing);
    const name = String(new FormData(form).get('name')).trim();
    const tooLong = checkStored('name', 'Name', name, longestName);
    if (tooLong) return refuse(tooLong.message);
    if (await ask(() => setUp.confirm(code, name || 'Authenticator app'))) onDone();
  };
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <QrCode
          text={setUp.address}
          label="QR code for your authenticator app"
          className="size-48 rounded-md border border-line bg-white"
        />
        <div className="grid min-w-0 flex-[1_1_16rem] gap-3">
          <p>Scan this with the authenticator app. Then type the code that it shows.</p>
          <ButtonLink
            variant="outline"
            className="justify-self-start md:hidden"
            href={setUp.address}
          >
            Open the app on this phone
          </ButtonLink>
          <p className="text-text-2">Can’t scan it? Type this key into the app:</p>
          <p className="num font-semibold wrap-anywhere select-all">{inGroups(setUp.key)}</p>
          <Button
            variant="outline"
            className="justify-self-start"
            onClick={() => copyText(setUp.key, 'Key')}
          >
            <Copy className="ico" aria-hidden="true" />
            Copy the key
          </Button>
        </div>
      </div>
      {errors.map(({ message }) => (
        <Notice key={message} tone="bad" role="alert">
          {message}
        </Notice>
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <CodeField errors={errors} />
        <TextField
          label="Name of this phone"
          optional
          name="name"
          size="md"
          maxLength={longestName}
          autoComplete="off"
          placeholder="My phone"
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy} busyLabel="Checking…">
          Turn on
        </Button>
      </div>
    </form>
  );
}

const inGroups = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ');
