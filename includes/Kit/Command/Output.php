<?php

declare( strict_types=1 );

namespace Rueda\Kit\Command;

defined( 'ABSPATH' ) || exit;

/** Gets the messages of a command. */
interface Output {
	public function line( string $text ): void;

	public function success( string $text ): void;

	public function warning( string $text ): void;

	/** Ends the command, with a status that scripts see. */
	public function error( string $text ): void;
}
