/**
 * What a subject may not ask of the kernel. Everything else is allowed: the namespaces have already taken the file
 * system, the network and the other processes away, and this closes what they leave open.
 */

/** Error numbers, the same on every architecture that we have a table for. */
export const errno = { EPERM: 1, EACCES: 13, ENOSYS: 38 } as const;
export type ErrorName = keyof typeof errno;

const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Calls that fail with any arguments. A call that an architecture lacks is skipped there. */
export const refused: Readonly<Record<ErrorName, readonly string[]>> = {
  /** Other processes, kernel machinery, mounts and namespaces, shared objects without a namespace of their own. */
  EPERM: words(`
    ptrace process_vm_readv process_vm_writev process_madvise kcmp pidfd_open pidfd_getfd pidfd_send_signal
    bpf perf_event_open userfaultfd keyctl add_key request_key memfd_secret
    mount umount2 pivot_root chroot move_mount open_tree mount_setattr fsopen fsconfig fsmount fspick unshare setns
    name_to_handle_at open_by_handle_at
    shmget shmat shmctl shmdt semget semop semctl semtimedop msgget msgsnd msgrcv msgctl
    mq_open mq_unlink mq_timedsend mq_timedreceive mq_notify mq_getsetattr
    inotify_init inotify_init1 inotify_add_watch inotify_rm_watch fanotify_init fanotify_mark
    swapon swapoff reboot kexec_load kexec_file_load init_module finit_module delete_module create_module
    get_kernel_syms query_module iopl ioperm modify_ldt quotactl quotactl_fd acct settimeofday clock_settime
    clock_adjtime adjtimex sethostname setdomainname syslog vhangup lookup_dcookie nfsservctl sysfs ustat uselib
    personality _sysctl getpmsg putpmsg afs_syscall tuxcall security vserver
  `),
  /** No other process, no socket. `socketpair` stays: the Java runtime's file channels are built on it. */
  EACCES: words('fork vfork socket bind listen accept accept4 connect'),
  /** Their arguments lie in memory, where a filter cannot look; the C library falls back to calls that it can. */
  ENOSYS: words('clone3 io_uring_setup io_uring_enter io_uring_register'),
};

/** mseal (Linux 6.10). Calls that were added later are unknown inside: the policy cannot have judged them. */
export const newestKnownCall = 462;

/** A thread is a clone with CLONE_THREAD; any other clone is a process. None may open a namespace. */
export const cloneThread = 0x0001_0000;
export const cloneNamespaces = 0x7e02_0000;

/** TIOCSTI and TIOCLINUX: they put characters into the terminal that the harness runs in. */
export const refusedIoctls = [0x5412, 0x541c] as const;
