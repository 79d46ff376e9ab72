/** Numbers of the system calls that the policy names, on aarch64 (asm-generic/unistd.h). */
import { type Architecture, numbers } from './architecture.ts';

export const aarch64: Architecture = {
  audit: 0xc00000b7,
  foreignFrom: null,
  numbers: numbers(`
  lookup_dcookie 18, inotify_init1 26, inotify_add_watch 27, inotify_rm_watch 28, ioctl 29, umount2 39, mount 40,
  pivot_root 41, nfsservctl 42, chroot 51, vhangup 58, quotactl 60, acct 89, personality 92, unshare 97,
  kexec_load 104, init_module 105, delete_module 106, clock_settime 112, syslog 116, ptrace 117, reboot 142,
  sethostname 161, setdomainname 162, settimeofday 170, adjtimex 171, mq_open 180, mq_unlink 181, mq_timedsend
  182, mq_timedreceive 183, mq_notify 184, mq_getsetattr 185, msgget 186, msgctl 187, msgrcv 188, msgsnd 189,
  semget 190, semctl 191, semtimedop 192, semop 193, shmget 194, shmctl 195, shmat 196, shmdt 197, socket 198,
  bind 200, listen 201, accept 202, connect 203, add_key 217, request_key 218, keyctl 219, clone 220, swapon 224,
  swapoff 225, perf_event_open 241, accept4 242, fanotify_init 262, fanotify_mark 263, name_to_handle_at 264,
  open_by_handle_at 265, clock_adjtime 266, setns 268, process_vm_readv 270, process_vm_writev 271, kcmp 272,
  finit_module 273, bpf 280, userfaultfd 282, kexec_file_load 294, pidfd_send_signal 424, io_uring_setup 425,
  io_uring_enter 426, io_uring_register 427, open_tree 428, move_mount 429, fsopen 430, fsconfig 431, fsmount 432,
  fspick 433, pidfd_open 434, clone3 435, pidfd_getfd 438, process_madvise 440, mount_setattr 442, quotactl_fd
  443, memfd_secret 447
  `),
};
