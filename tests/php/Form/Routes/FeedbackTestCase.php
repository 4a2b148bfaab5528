<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Routes;

use Rueda\Form\Form;
use Rueda\Tests\Form\FormTestCase;

abstract class FeedbackTestCase extends FormTestCase {
	protected const FIELDS = [
		[ 'name' => 'your-name', 'isRequired' => true ],
		[ 'type' => 'email', 'name' => 'your-email', 'isRequired' => true, 'htmlId' => 'mail-box' ],
		[ 'type' => 'textarea', 'name' => 'your-message' ],
	];

	protected const GOOD = [ 'your-name' => 'Ada', 'your-email' => 'ada@example.org', 'your-message' => 'Hello' ];
}
