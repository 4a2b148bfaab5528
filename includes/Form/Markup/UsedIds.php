<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

defined( 'ABSPATH' ) || exit;

/** The ids that controls of this page have. The same form may stand on it twice. */
final class UsedIds {

	/** @var array<string, true> */
	private array $used = [];

	public function take( string $wanted, string $otherwise ): string {
		$id = '' === $wanted || isset( $this->used[ $wanted ] ) ? $otherwise : $wanted;

		$this->used[ $id ] = true;
		return $id;
	}
}
