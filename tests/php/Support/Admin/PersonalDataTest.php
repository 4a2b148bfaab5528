<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Admin;

use Rueda\Support\Admin\PersonalData;
use Rueda\Tests\TestCase;

final class PersonalDataTest extends TestCase {
	public function test_each_kind_is_known_to_both_tools_beside_those_of_others(): void {
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', [ 'theirs' => [] ] );
		$erasers   = apply_filters( 'wp_privacy_personal_data_erasers', [ 'theirs' => [] ] );
		foreach ( [ 'rueda-mails', 'rueda-messages', 'rueda-reports' ] as $name ) {
			self::assertNotSame( '', $exporters[ $name ]['exporter_friendly_name'] );
			self::assertSame(
				$exporters[ $name ]['exporter_friendly_name'],
				$erasers[ $name ]['eraser_friendly_name']
			);
			self::assertInstanceOf( PersonalData::class, $erasers[ $name ]['callback'][0] );
		}
		self::assertArrayHasKey( 'theirs', $exporters );
		self::assertArrayHasKey( 'theirs', $erasers );
	}
}
