/** On every answer. The page loads nothing from elsewhere, runs no inline script and sits in nobody's frame (TRUST.md section 4.7). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Over https alone: whoever has come so once is not led back to http for a year. */
export const httpsHeaders: Readonly<Record<string, string>> = { 'strict-transport-security': 'max-age=31536000' };

/**
 * Of a page that others may show in theirs: a board alone, which shows what everybody may see and has nothing to press that changes anything. The same
 * but that it sits in any frame.
 */
export const framedHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': (securityHeaders['content-security-policy'] ?? '').replace(
    "frame-ancestors 'none'",
    'frame-ancestors *',
  ),
};
