<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

defined( 'ABSPATH' ) || exit;

/** Remembers the ids of controls on this page, because the same form may be on a page twice. */
final class UsedIds {
	/** @var array<string, true> */
	private array $used = [];

	public function take( string $wanted, string $otherwise ): string {
		$id = '' === $wanted || isset( $this->used[ $wanted ] ) ? $otherwise : $wanted;

		$this->used[ $id ] = true;
		return $id;
	}
}
