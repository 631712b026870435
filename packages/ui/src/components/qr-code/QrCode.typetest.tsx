import { QrCode } from './index.ts';

void (<QrCode value="https://pay.tiyin.example/" label="QR code of the payment link" />);

// @ts-expect-error a code has an accessible name
void (<QrCode value="https://pay.tiyin.example/" />);
