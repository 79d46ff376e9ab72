/** Numbers of the system calls that the policy names, on x86_64 (asm/unistd_64.h). */
import { type Architecture, numbers } from './architecture.ts';

export const x8664: Architecture = {
  audit: 0xc000003e,
  // x32 calls are the same calls under other numbers, which the policy would miss.
  foreignFrom: 0x40000000,
  numbers: numbers(`
  ioctl 16, shmget 29, shmat 30, shmctl 31, socket 41, connect 42, accept 43, bind 49, listen 50, clone 56, fork
  57, vfork 58, semget 64, semop 65, semctl 66, shmdt 67, msgget 68, msgsnd 69, msgrcv 70, msgctl 71, ptrace 101,
  syslog 103, uselib 134, personality 135, ustat 136, sysfs 139, vhangup 153, modify_ldt 154, pivot_root 155,
  _sysctl 156, adjtimex 159, chroot 161, acct 163, settimeofday 164, mount 165, umount2 166, swapon 167, swapoff
  168, reboot 169, sethostname 170, setdomainname 171, iopl 172, ioperm 173, create_module 174, init_module 175,
  delete_module 176, get_kernel_syms 177, query_module 178, quotactl 179, nfsservctl 180, getpmsg 181, putpmsg
  182, afs_syscall 183, tuxcall 184, security 185, lookup_dcookie 212, semtimedop 220, clock_settime 227, vserver
  236, mq_open 240, mq_unlink 241, mq_timedsend 242, mq_timedreceive 243, mq_notify 244, mq_getsetattr 245,
  kexec_load 246, add_key 248, request_key 249, keyctl 250, inotify_init 253, inotify_add_watch 254,
  inotify_rm_watch 255, unshare 272, accept4 288, inotify_init1 294, perf_event_open 298, fanotify_init 300,
  fanotify_mark 301, name_to_handle_at 303, open_by_handle_at 304, clock_adjtime 305, setns 308, process_vm_readv
  310, process_vm_writev 311, kcmp 312, finit_module 313, kexec_file_load 320, bpf 321, userfaultfd 323,
  pidfd_send_signal 424, io_uring_setup 425, io_uring_enter 426, io_uring_register 427, open_tree 428, move_mount
  429, fsopen 430, fsconfig 431, fsmount 432, fspick 433, pidfd_open 434, clone3 435, pidfd_getfd 438,
  process_madvise 440, mount_setattr 442, quotactl_fd 443, memfd_secret 447
  `),
};
