<?php
/**
 * Functions that take the place of PHP's and WordPress's in the namespaces of Rueda that draw what people see; see
 * tokens.php.
 *
 * @package Rueda
 */

declare( strict_types=1 );

namespace {
	defined( 'ABSPATH' ) || exit;
}

namespace Rueda\Report {
	function random_bytes( int $length ): string {
		return \rueda_qa_bytes( $length );
	}
}

namespace Rueda\Form\Guard {
	function random_bytes( int $length ): string {
		return \rueda_qa_bytes( $length );
	}

	function random_int( int $min, int $max ): int {
		return \rueda_qa_number( $min, $max );
	}
}

namespace Rueda\Form\Intake {
	function random_bytes( int $length ): string {
		return \rueda_qa_bytes( $length );
	}
}

namespace Rueda\Webhook {
	function wp_generate_uuid4(): string {
		return '00000000-0000-4000-8000-' . substr( \rueda_qa_next_token(), 0, 12 );
	}
}
