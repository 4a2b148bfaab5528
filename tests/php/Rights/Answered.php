<?php

declare( strict_types=1 );

namespace Rueda\Tests\Rights;

/** Thrown where WordPress would end the process, because the answer is complete or cannot change any more. */
final class Answered extends \RuntimeException {
	public function __construct( private int $status, private string $location = '' ) {
		parent::__construct( (string) $status );
	}

	public function status(): int {
		return $this->status;
	}

	public function location(): string {
		return $this->location;
	}
}
