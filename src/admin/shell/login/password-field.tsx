import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';

export function PasswordField() {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextField
        label="Password"
        name="password"
        size="md"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
      />
      <Button
        variant="ghost"
        size="icon"
        className="absolute right-1.5 bottom-1.5"
        aria-label="Show password"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon className="ico" aria-hidden="true" />
      </Button>
    </div>
  );
}
