<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Save;

use Rueda\Report\Report;
use Rueda\Tests\Report\ReportTestCase;

final class SavedNamesTest extends ReportTestCase {
	/**
	 * What the author wrote; what a browser sends; what is kept.
	 *
	 * @return iterable<string, array{string, string, string}>
	 */
	public function names(): iterable {
		yield 'ampersand, half decoded' => [ 'A &amp; B &amp; C', 'A & B &amp; C', 'A & B & C' ];
		yield 'ampersand, decoded' => [ 'Health &amp; Fitness', 'Health & Fitness', 'Health & Fitness' ];
		yield 'an apostrophe and quotes' => [ "It's \"mine\"", "It's \"mine\"", "It's \"mine\"" ];
		yield 'accents and emoji' => [ 'Niñez 🎡', 'Niñez 🎡', 'Niñez 🎡' ];
		yield 'tags' => [ '<strong>Work</strong>', 'Work', 'Work' ];
		yield 'tags as sent by others' => [ '<strong>Work</strong>', '<strong>Work</strong>', 'Work' ];
		yield 'a sign like a tag, as text' => [ 'I &lt;3 you', 'I <3 you', 'I <3 you' ];
		yield 'a sign like a tag, as HTML' => [ 'I &lt;3 you', 'I &lt;3 you', 'I <3 you' ];
		yield 'a sign like a tag, never escaped' => [ 'I <3 you', 'I <3 you', 'I <3 you' ];
		yield 'a sign like a tag, escaped on the wire' => [ 'I <3 you', 'I &lt;3 you', 'I <3 you' ];
		yield 'white space' => [ "Long \n  name", 'Long name', 'Long name' ];
		yield 'a backslash' => [ 'C:\\new', 'C:\\new', 'C:\\new' ];
		yield 'an attack' => [
			'&quot; onmouseover=&quot;alert(1)',
			'" onmouseover="alert(1)',
			'" onmouseover="alert(1)',
		];
	}

	/** @dataProvider names */
	public function test_names_survive_the_round_trip( string $written, string $sent, string $kept ): void {
		$report = $this->told(
			$this->send(
				$this->make_wheel( [ [ 'label' => $written ] ] ),
				[ 'chartData' => $this->chart( [ $sent => 4 ] ) ]
			)
		);

		self::assertSame( [ $kept ], $report->chart()->to_array()['labels'] );
	}

	public function test_two_areas_of_one_name_are_told_apart_by_their_order(): void {
		$wheel = $this->make_wheel(
			[
				[ 'label' => 'Home', 'lengendColor' => '#111111' ],
				[ 'label' => 'Work' ],
				[ 'label' => 'Home', 'lengendColor' => '#222222' ],
			]
		);
		$sent  = '{"labels":["Home","Work","Home"],"datasets":[{"data":[1,2,3]}]}';
		$kept  = $this->told( $this->send( $wheel, [ 'chartData' => $sent ] ) )->chart()->to_array()['datasets'][0];
		self::assertSame( [ '#111111', '#1DB53F', '#222222' ], $kept['backgroundColor'] );

		// The first Home was skipped, so this is the one after Work.
		$sent = '{"labels":["Work","Home","Home","Home"],"datasets":[{"data":[2,3,4,5]}]}';
		$kept = $this->told( $this->send( $wheel, [ 'chartData' => $sent ] ) )->chart()->to_array()['datasets'][0];
		self::assertSame( [ '#1DB53F', '#222222', '#111111' ], $kept['backgroundColor'] );
		self::assertEquals( [ 2, 3, 4 ], $kept['data'] );
	}
}
