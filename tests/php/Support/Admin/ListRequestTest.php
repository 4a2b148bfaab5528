<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Admin;

use Rueda\Support\Admin\ListRequest;
use Rueda\Tests\TestCase;

final class ListRequestTest extends TestCase {
	public function test_what_a_list_takes_for_text_is_text(): void {
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
