import { QrCode } from './index.ts';

void (<QrCode value="https://pay.tiyin.example/" label="QR code of the payment link" />);

// @ts-expect-error who cannot see the code is told what it is
void (<QrCode value="https://pay.tiyin.example/" />);
