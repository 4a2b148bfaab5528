<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

defined( 'ABSPATH' ) || exit;

/** Collects sentences that tell the author what could not be converted. Each sentence is kept once. */
final class Notes {
	/** @var array<string, true> */
	private array $said = [];

	public function add( string $sentence ): void {
		$this->said[ $sentence ] = true;
	}

	/** @return list<string> */
	public function all(): array {
		return array_map( 'strval', array_keys( $this->said ) );
	}
}
