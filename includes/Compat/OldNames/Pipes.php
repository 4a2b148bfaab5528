<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

defined( 'ABSPATH' ) || exit;

/** The choices of a form-tag with their hidden values. */
final class Pipes {
	/** @var list<Pipe> */
	private array $pipes = [];

	/** @param array<array-key, mixed> $texts */
	public function __construct( mixed $texts = [] ) {
		foreach ( is_array( $texts ) ? $texts : [] as $text ) {
			$this->pipes[] = new Pipe( $text );
		}
	}

	public function merge( self $other ): void {
		$this->pipes = [ ...$this->pipes, ...$other->pipes ];
	}

	/** @return mixed The hidden value of a label; what is no label stays as it is. */
	public function do_pipe( mixed $input ): mixed {
		$found = array_filter( $this->pipes, static fn ( Pipe $pipe ): bool => $pipe->before === $input );
		return [] === $found ? $input : reset( $found )->after;
	}

	/** @return list<string> */
	public function collect_befores(): array {
		return array_column( $this->pipes, 'before' );
	}

	/** @return list<string> */
	public function collect_afters(): array {
		return array_column( $this->pipes, 'after' );
	}

	public function zero(): bool {
		return [] === $this->pipes;
	}

	public function random_pipe(): ?Pipe {
		return [] === $this->pipes ? null : $this->pipes[ array_rand( $this->pipes ) ];
	}

	/** @return list<array{string, string}> */
	public function to_array(): array {
		return array_map( static fn ( Pipe $pipe ): array => [ $pipe->before, $pipe->after ], $this->pipes );
	}
}
