/** Access flags (JVMS 4.1, 4.5, 4.6, 4.7.6). */
const bits = {
  public: 0x0001,
  private: 0x0002,
  static: 0x0008,
  final: 0x0010,
  bridge: 0x0040,
  native: 0x0100,
  interface: 0x0200,
  synthetic: 0x1000,
  annotation: 0x2000,
  enum: 0x4000,
} as const;

export const has = (flags: number, flag: keyof typeof bits): boolean => (flags & bits[flag]) !== 0;
