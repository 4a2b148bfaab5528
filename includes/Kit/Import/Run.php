<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

defined( 'ABSPATH' ) || exit;

/**
 * One import: what was asked for, how far it has come, and its result.
 *
 * @phpstan-type RunItem array{
 *     title: string, doc_type: string, action: string, id: int, outcome: string, reason: string, print: string,
 *     hash: string, media: list<string>, uses: list<string>, parent: string, code?: list<string>
 * }
 * @phpstan-type RunSetting array{answer: string, outcome: string, print: string}
 * @phpstan-type Kept array{id: int, title: string, reason: string}
 */
final class Run {
	public const IMPORTING = 'importing';
	public const UNDOING   = 'undoing';
	public const DONE      = 'done';

	/** One of the three above. */
	public string $phase = self::IMPORTING;

	/** The seal of the kit's file when all of it was checked; empty for kits that come with the plugin. */
	public string $seal = '';

	/** "success", "failure", or empty while the import is on. */
	public string $result = '';

	/** Why the import failed: a code, and what the code is about. */
	public string $reason = '';

	public string $entry = '';

	/** Whether code may come in, because the admin may let it in and trusts who made the kit. */
	public bool $is_trusted = false;

	/** Whether new pages get the status that the kit says. Otherwise they become drafts. */
	public bool $publishes = false;

	/** Whether the import was undone after a success. */
	public bool $is_undone = false;

	/** @var list<string> As in "make:wheel:balance". */
	public array $tasks = [];

	/** The number of the next task; while undoing, the number of the next task to undo. */
	public int $position = 0;

	/** How many tasks there were, even when their list is gone. */
	public int $total = 0;

	/** How often undoing the current task has failed. */
	public int $failed_undos = 0;

	/** @var array<string, RunItem> By their keys. */
	public array $items = [];

	/** @var array<string, int> Items of the kit that are on this site already: number of the post by key. */
	public array $here = [];

	/** @var array<string, int> Number of the attachment by the hash of the image. */
	public array $media = [];

	/** @var array<string, string> Fingerprints of the attachments that this run made, by the hash of the image. */
	public array $media_prints = [];

	/** @var array<string, RunSetting> */
	public array $settings = [];

	/** @var list<string> */
	public array $unresolved = [];

	/** @var list<string> */
	public array $addresses = [];

	/** @var list<string> */
	public array $recipients = [];

	/** @var list<Kept> */
	public array $kept = [];

	/** @var array<int, string> Fingerprints of what could not be undone yet, by the number of the task. */
	public array $unfinished = [];

	/** @var list<string> Tasks that an undo leaves out. */
	public array $kept_tasks = [];

	public int $beat;
	public int $finished = 0;

	public function __construct(
		public string $id,
		public string $title,
		public string $upload,
		public int $user,
		public int $started
	) {
		$this->beat = $started;
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		/** @var array<string, mixed> $values Properties have names. */
		$values = get_object_vars( $this );
		return $values;
	}

	/**
	 * A run that can no longer be read is no run: it must not keep the other runs, or a new import, from the admin.
	 *
	 * @param mixed $stored What to_array() gave. The database may have damaged it since.
	 */
	public static function from_stored( mixed $stored ): ?self {
		$first = [ 'id', 'title', 'upload', 'user', 'started' ];
		if ( ! is_array( $stored ) || [] !== array_diff( $first, array_keys( $stored ) ) ) {
			return null;
		}
		try {
			return self::filled( $stored );
		} catch ( \TypeError ) {
			return null;
		}
	}

	/**
	 * @param array<array-key, mixed> $stored
	 * @throws \TypeError When a value has another type than its property.
	 */
	private static function filled( array $stored ): self {
		/** @var array{id: string, title: string, upload: string, user: int, started: int} $first */
		$first = $stored;
		$run   = new self( $first['id'], $first['title'], $first['upload'], $first['user'], $first['started'] );
		foreach ( ( new \ReflectionClass( self::class ) )->getProperties() as $property ) {
			if ( array_key_exists( $property->getName(), $stored ) ) {
				$property->setValue( $run, $stored[ $property->getName() ] );
			}
		}
		return $run;
	}

	public function is_on(): bool {
		return self::DONE !== $this->phase;
	}

	/** The post that stands for an item of the kit on this site; 0 when there is none. */
	public function post_of( string $key ): int {
		$id = $this->items[ $key ]['id'] ?? 0;
		return $id > 0 ? $id : $this->here[ $key ] ?? 0;
	}

	/** @param list<string> $more */
	public function note( string $list, array $more ): void {
		match ( $list ) {
			'unresolved' => $this->unresolved = self::joined( $this->unresolved, $more ),
			'addresses'  => $this->addresses  = self::joined( $this->addresses, $more ),
			default      => $this->recipients = self::joined( $this->recipients, $more ),
		};
	}

	/**
	 * @param list<string> $one
	 * @param list<string> $other
	 * @return list<string>
	 */
	private static function joined( array $one, array $other ): array {
		return array_values( array_unique( [ ...$one, ...$other ] ) );
	}
}
