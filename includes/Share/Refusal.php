<?php

declare( strict_types=1 );

namespace Rueda\Share;

defined( 'ABSPATH' ) || exit;

/** A limit that was reached: what to say, and after how long asking again makes sense. */
final class Refusal {
	public function __construct( private string $sentence, private int $seconds ) {}

	public function sentence(): string {
		return $this->sentence;
	}

	public function seconds(): int {
		return $this->seconds;
	}
}
