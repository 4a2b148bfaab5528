<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Admin;

use Rueda\Support\Admin\ListRequest;
use Rueda\Tests\TestCase;

final class ListRequestTest extends TestCase {
	public function test_lists_in_place_of_text_parameters_are_removed(): void {
		$asked    = [
			'action'  => [ 'delete' ],
			's'       => [ '1' ],
			'order'   => [ 'asc' ],
			'orderby' => 'date',
			'report'  => [ '1', '2' ],
		];
		$_GET     = $asked;
		$_REQUEST = $asked;

		ListRequest::keep_texts();

		$kept = [
			'orderby' => 'date',
			'report'  => [ '1', '2' ],
		];
		self::assertSame( [ $kept, $kept ], [ $_GET, $_REQUEST ] );
	}
}
